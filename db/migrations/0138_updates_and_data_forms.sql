-- The draft of an amendment that an answered update has made.
alter table internship_forms add column envelope_id uuid references envelopes;
create index internship_forms_of_envelope on internship_forms (envelope_id) where envelope_id is not null;
-- Somebody is asked once at a time about an internship; before there is one, once by a company.
drop index internship_forms_open;
create unique index internship_forms_open on internship_forms (kind, company_id, person_email, internship_id)
  nulls not distinct where state = 'open';

-- Who asks a person for which data, why and until when. Those that wait for one person share a form.
create table data_requests (
  id uuid primary key,
  form_id uuid not null references internship_forms on delete cascade,
  party text not null check (party in ('walljobs', 'company_sign')),
  fields text[] not null check (cardinality(fields) > 0),
  purpose text not null check (length(purpose) <= 500),
  deadline date not null,
  asked_by uuid references logins on delete set null,
  asked_at timestamptz not null
);
create index data_requests_of_form on data_requests (form_id, asked_at);
create index data_requests_by_login on data_requests (asked_by) where asked_by is not null;

-- What a party has decided on the answers to its own requests: nothing reaches a profile before.
create table data_checks (
  form_id uuid not null references internship_forms on delete cascade,
  party text not null check (party in ('walljobs', 'company_sign')),
  -- What went into the profile, and what into the draft of an amendment.
  accepted text[] not null,
  amended text[] not null,
  envelope_id uuid references envelopes,
  checked_by uuid references logins on delete set null,
  checked_at timestamptz not null,
  primary key (form_id, party)
);
create index data_checks_of_envelope on data_checks (envelope_id) where envelope_id is not null;
create index data_checks_by_login on data_checks (checked_by) where checked_by is not null;
