--! script, line 2: ��
error("\255\254")
