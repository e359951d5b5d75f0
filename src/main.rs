//! The command line program.

fn main() -> std::process::ExitCode {
    houserule::cli::main()
}
