-- Queues and overviews of contracts are read from their indexes alone: the rows of a company lie far apart.
drop index envelopes_of_company;
create index envelopes_of_company on envelopes (company_id, held_since, id)
  include (state, holder, kind, terms_id, step_id) where state not in ('created', 'completed', 'voided');
drop index envelopes_of_company_by_state;
create index envelopes_of_company_by_state on envelopes (company_id, state, held_since, id);
drop index envelopes_completed_of_company;
create index envelopes_completed_of_company on envelopes (company_id, completed_at) include (id, version, sent_at)
  where state = 'completed';
-- Of thousands of contracts on their way those that start soon.
create index internship_terms_starts on internship_terms (id) include (starts_on);
