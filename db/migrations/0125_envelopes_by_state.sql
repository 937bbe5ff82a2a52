-- Lists and counts of one company by state, the newest or the oldest first.
create index envelopes_of_company_by_state on envelopes (company_id, state, held_since);
-- What a company has finished lately: what is usual is measured on it.
create index envelopes_completed_of_company on envelopes (company_id, completed_at) where completed_at is not null;
