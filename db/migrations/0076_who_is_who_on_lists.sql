-- Whether a hash is of a CPF, which is one person's alone, or of an e-mail, which somebody else may be written down with. Null: of a list from before this was kept.
alter table institution_enrolments add column by_cpf boolean;
drop index institution_enrolments_by_import;
create index institution_enrolments_by_person on institution_enrolments (import_id, place);
