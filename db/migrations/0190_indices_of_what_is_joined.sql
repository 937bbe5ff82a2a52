-- Rows that are looked up by what they point at.
create index answer_sets_of_job on answer_sets (job_id);
create index busy_of_person on busy (person_id);
create index forms_of_company_all on forms (company_id);
