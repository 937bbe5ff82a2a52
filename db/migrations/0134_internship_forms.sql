-- Forms that somebody is asked to fill by a link, without an account: admission, update, data.
create table internship_forms (
  id uuid primary key,
  kind text not null check (kind in ('admission', 'update', 'data')),
  state text not null default 'open' check (state in ('open', 'answered', 'withdrawn')),
  company_id uuid not null references companies,
  -- The person's profile, where one is known; a person may answer without an account.
  user_info_id uuid references user_infos on delete cascade,
  candidature_id uuid references candidatures on delete set null,
  -- What an update is about; what a finished admission has made.
  internship_id uuid references internships,
  person_name text not null,
  person_email text not null check (person_email = lower(person_email)),
  -- CPF and date of birth, by which the person is known at the link. What nobody has told yet, the person tells first.
  sealed_identity text not null,
  -- Why the person is asked, where that is not the kind itself.
  purpose text,
  -- What is asked, where not all of the kind's fields are.
  asked jsonb not null default '{}',
  -- One sealed text: answers name numbers, addresses and guardians.
  sealed_answers text,
  lock_version int not null default 0,
  -- The last day on which the link opens.
  expires_on date not null,
  created_by uuid references logins,
  created_at timestamptz not null,
  invited_at timestamptz not null,
  opened_at timestamptz,
  answered_at timestamptz,
  withdrawn_at timestamptz
);
-- Somebody is asked once at a time by a company.
create unique index internship_forms_open on internship_forms (kind, company_id, person_email) where state = 'open';
create index internship_forms_of_company on internship_forms (company_id, created_at desc);
create index internship_forms_of_person on internship_forms (user_info_id) where user_info_id is not null;
create index internship_forms_of_candidature on internship_forms (candidature_id) where candidature_id is not null;
create index internship_forms_of_internship on internship_forms (internship_id) where internship_id is not null;
create index internship_forms_by_login on internship_forms (created_by) where created_by is not null;

-- The uuid of the address is kept as a hash: whoever asks never sees it.
create table internship_form_links (
  token_hash bytea primary key,
  form_id uuid not null references internship_forms on delete cascade,
  created_at timestamptz not null,
  revoked_at timestamptz
);
create index internship_form_links_of_form on internship_form_links (form_id);

-- Wrong pairs of CPF and date of birth.
create table internship_form_tries (
  form_id uuid not null references internship_forms on delete cascade,
  tried_at timestamptz not null
);
create index internship_form_tries_of_form on internship_form_tries (form_id, tried_at);

-- Who has told both may fill the form for a while.
create table internship_form_sessions (
  token_hash bytea primary key,
  form_id uuid not null references internship_forms on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index internship_form_sessions_of_form on internship_form_sessions (form_id);

create table internship_form_documents (
  id uuid primary key,
  form_id uuid not null references internship_forms on delete cascade,
  category text not null,
  file_id uuid not null references files,
  sent_at timestamptz not null,
  unique (form_id, category)
);
create index internship_form_documents_files on internship_form_documents (file_id);
