-- What a list came to: people of those before whom it does not name, and bonds that nothing else proves. Told again to whoever lost the answer.
alter table enrolment_imports
  add column left_out int not null default 0,
  add column bonds_lost int not null default 0;
