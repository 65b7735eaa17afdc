-- Separate, so that the table is not locked while its rows are read.
alter table sign_in validate constraint sign_in_method_check, validate constraint sign_in_result_check;
