-- Whose an envelope is, for lists that must not read every internship first.
alter table envelopes
  add column company_id uuid not null references companies,
  add column user_info_id uuid not null references user_infos;
create index envelopes_of_company on envelopes (company_id, held_since) where state not in ('completed', 'voided');
create index envelopes_of_company_all on envelopes (company_id, created_at);
create index envelopes_of_person on envelopes (user_info_id, created_at);
