-- Which person of its list a row recognises: one person may be known by CPF and by e-mail.
alter table institution_enrolments add column place int not null default 0;
