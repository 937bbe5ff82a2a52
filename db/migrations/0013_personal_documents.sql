-- A candidate's own papers. Each keeps the versions that were replaced.
create table personal_documents (
  id uuid primary key,
  user_info_id uuid not null references user_infos on delete cascade,
  category text not null,
  created_at timestamptz not null,
  -- What the person says the paper is, encrypted.
  sealed_description text
);
create index personal_documents_of_person on personal_documents (user_info_id, category);

-- What was sent, and what was decided on it. Whether it has expired follows from valid_until.
create table personal_document_versions (
  id uuid primary key,
  personal_document_id uuid not null references personal_documents on delete cascade,
  file_id uuid not null unique references files on delete cascade,
  valid_until date,
  sent_at timestamptz not null,
  replaced_at timestamptz,
  approved boolean,
  reason text,
  decided_by_login_id uuid references logins,
  decided_at timestamptz,
  -- The last letter about its date.
  expiry_told text check (expiry_told in ('soon', 'expired')),
  check ((approved is null) = (decided_at is null)),
  check ((approved is null) = (decided_by_login_id is null)),
  check (approved is distinct from false or reason is not null)
);
create unique index personal_document_versions_current on personal_document_versions (personal_document_id)
  where replaced_at is null;
create index personal_document_versions_of_document on personal_document_versions (personal_document_id);
create index personal_document_versions_decided on personal_document_versions (decided_by_login_id)
  where decided_by_login_id is not null;
create index personal_document_versions_waiting on personal_document_versions (sent_at)
  where approved is null and replaced_at is null;
create index personal_document_versions_expiring on personal_document_versions (valid_until)
  where replaced_at is null and valid_until is not null;

-- Who of the operation opened whose paper.
create table personal_document_views (
  id bigint generated always as identity primary key,
  version_id uuid not null references personal_document_versions on delete cascade,
  login_id uuid not null references logins,
  seen_at timestamptz not null
);
create index personal_document_views_of_version on personal_document_views (version_id);
create index personal_document_views_by_login on personal_document_views (login_id);
