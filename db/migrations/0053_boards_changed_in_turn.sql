-- Grows with every change to a board's columns, and with nothing else: who changes them says which ones they saw.
alter table pipelines add column stages_version int not null default 0;
