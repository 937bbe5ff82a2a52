-- Documents on their way through approvals and signatures.
create table envelopes (
  id uuid primary key,
  internship_id uuid not null references internships,
  kind text not null check (kind in ('tce', 'aditivo', 'rescisao', 'relatorio', 'plano')),
  contract_type text not null check (contract_type in ('digital', 'analogic', 'hybrid', 'not_defined')),
  -- What is agreed on when it is finished; a report or a plan changes nothing.
  terms_id uuid references internship_terms,
  -- The kind of the current step, or what stands before and behind all steps.
  state text not null check (state in ('created', 'not_defined', 'review', 'approval', 'signature', 'upload_base', 'upload', 'upload_review', 'rejected', 'sealing', 'completed', 'voided')),
  -- Who holds it: the group of the current step; who corrects what was rejected.
  holder text check (holder in ('walljobs', 'company_sign', 'internship_sign', 'university_sign')),
  -- By which anybody checks it.
  code text not null constraint envelopes_code unique,
  version int not null default 1,
  step_id uuid,
  held_since timestamptz not null,
  title text not null,
  description text not null default '',
  created_by uuid references logins,
  created_at timestamptz not null,
  sent_at timestamptz,
  completed_at timestamptz,
  -- Who corrects it, and why it came back.
  reject_by text check (reject_by in ('walljobs', 'company_sign', 'internship_sign', 'university_sign')),
  rejected_by text,
  rejection_origin text,
  rejection_cause text,
  rejection_note text check (length(rejection_note) <= 2000),
  provider text not null default 'embedded' check (provider in ('embedded', 'docusign')),
  lock_version int not null default 0
);
create index envelopes_of_internship on envelopes (internship_id, created_at);
create index envelopes_by_terms on envelopes (terms_id);
create index envelopes_by_creator on envelopes (created_by);
create index envelopes_on_their_way on envelopes (holder, held_since)
  where state not in ('created', 'completed', 'voided');
create index envelopes_completed on envelopes (completed_at) where completed_at is not null;

-- What a document said at one time. A version that was sent never changes.
create table envelope_versions (
  id uuid primary key,
  envelope_id uuid not null references envelopes,
  number int not null,
  template_version_id uuid,
  -- The day whose law was asked.
  law_day date not null,
  -- The structured document that people read, and its hash: what a signature is given for. Null while a base is still to be uploaded.
  paper jsonb,
  sha256 text,
  pages int,
  created_at timestamptz not null,
  created_by uuid references logins,
  sealed_file_id uuid references files,
  sealed_sha256 text,
  sealed_at timestamptz,
  seal_key_id text,
  constraint envelope_versions_number unique (envelope_id, number)
);
create index envelope_versions_by_file on envelope_versions (sealed_file_id);
create index envelope_versions_by_creator on envelope_versions (created_by);
create index envelope_versions_by_seal on envelope_versions (sealed_sha256) where sealed_sha256 is not null;
create index envelope_versions_by_template on envelope_versions (template_version_id);

-- The steps of a version, in order.
create table envelope_steps (
  id uuid primary key,
  version_id uuid not null references envelope_versions,
  position int not null,
  party text not null check (party in ('walljobs', 'company_sign', 'internship_sign', 'university_sign')),
  target text not null check (target in ('walljobs', 'company', 'approver', 'intern', 'guardian', 'institution', 'supervisor', 'everybody')),
  kind text not null check (kind in ('review', 'approval', 'signature', 'upload_base', 'upload', 'upload_review')),
  state text not null default 'waiting' check (state in ('waiting', 'current', 'done', 'declined', 'skipped')),
  -- Who is waited for. Delivery data stand outside of what is signed, and can be mended while they wait.
  person_name text,
  person_email text,
  manager_id uuid references company_managers,
  user_info_id uuid references user_infos,
  guardian_index int,
  -- Which signature step went to paper, and why.
  paper_reason text check (length(paper_reason) <= 300),
  delegated_by text,
  current_at timestamptz,
  opened_at timestamptz,
  done_at timestamptz,
  done_by uuid references logins,
  bounced_at timestamptz,
  constraint envelope_steps_position unique (version_id, position)
);
create index envelope_steps_of_manager on envelope_steps (manager_id) where state = 'current';
create index envelope_steps_of_person on envelope_steps (user_info_id);
create index envelope_steps_by_email on envelope_steps (lower(person_email)) where state = 'current';
create index envelope_steps_by_login on envelope_steps (done_by);
create index envelope_steps_waiting on envelope_steps (current_at) where state = 'current';
create index envelope_steps_by_manager on envelope_steps (manager_id);
alter table envelopes add constraint envelopes_step foreign key (step_id) references envelope_steps;
create index envelopes_by_step on envelopes (step_id);

-- What somebody signed, and the factors that prove it. The label of its level is derived from them.
create table envelope_signatures (
  step_id uuid primary key references envelope_steps,
  version_id uuid not null references envelope_versions,
  signer_name text not null,
  signer_email text not null,
  -- The name as it was typed.
  typed_name text not null,
  document_sha256 text not null,
  consent_version text not null,
  -- login, code
  factors text[] not null,
  address text not null,
  agent text not null,
  signed_at timestamptz not null
);
create index envelope_signatures_of_version on envelope_signatures (version_id);

-- Links by which a person acts without an account. Only the hash is kept.
create table signing_links (
  id uuid primary key,
  step_id uuid not null references envelope_steps,
  token_hash bytea not null constraint signing_links_token unique,
  sent_to text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index signing_links_of_step on signing_links (step_id);

-- Codes that prove the e-mail of who opens a link, as keyed hashes.
create table signing_codes (
  id uuid primary key,
  step_id uuid not null references envelope_steps,
  code_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  tries int not null default 0,
  used_at timestamptz
);
create index signing_codes_of_step on signing_codes (step_id, created_at);

-- Who has proven the code may read and sign for a while.
create table signing_sessions (
  token_hash bytea primary key,
  step_id uuid not null references envelope_steps,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index signing_sessions_of_step on signing_sessions (step_id);

-- Papers that came back: base contracts and what was signed by hand. The bytes are kept as they came.
create table envelope_uploads (
  id uuid primary key,
  version_id uuid not null references envelope_versions,
  step_id uuid not null references envelope_steps,
  purpose text not null check (purpose in ('base', 'signed')),
  file_id uuid not null references files,
  sha256 text not null,
  pages int,
  uploaded_by uuid references logins,
  uploaded_at timestamptz not null,
  verdict text check (verdict in ('approved', 'rejected')),
  cause text check (length(cause) <= 2000),
  checklist text[] not null default '{}',
  judged_by uuid references logins,
  judged_at timestamptz
);
create index envelope_uploads_of_version on envelope_uploads (version_id);
create index envelope_uploads_of_step on envelope_uploads (step_id);
create index envelope_uploads_by_hash on envelope_uploads (sha256);
create index envelope_uploads_by_file on envelope_uploads (file_id);
create index envelope_uploads_by_uploader on envelope_uploads (uploaded_by);
create index envelope_uploads_by_judge on envelope_uploads (judged_by);

-- What happened, append-only. Each row carries the hash of the one before it; it holds ids and salted hashes, no personal data.
create table envelope_events (
  envelope_id uuid not null references envelopes,
  sequence int not null,
  event text not null,
  version int not null,
  step_id uuid,
  from_state text,
  to_state text not null,
  happened_at timestamptz not null,
  -- Of the facts beside it, with their salt.
  facts_hash text not null,
  previous_hash text not null,
  hash text not null,
  primary key (envelope_id, sequence)
);

-- Who did it and what was told, in rows that can be erased without breaking the chain.
create table envelope_event_facts (
  envelope_id uuid not null,
  sequence int not null,
  salt text not null,
  login_id uuid references logins on delete set null,
  facts jsonb not null,
  primary key (envelope_id, sequence),
  foreign key (envelope_id, sequence) references envelope_events (envelope_id, sequence)
);
create index envelope_event_facts_by_login on envelope_event_facts (login_id);

-- Reminders that were sent: one for each step and turn, whoever sends it.
create table envelope_reminders (
  step_id uuid not null references envelope_steps,
  ordinal int not null,
  sent_at timestamptz not null,
  by_hand boolean not null default false,
  primary key (step_id, ordinal)
);

-- The keys that seal. The private one is encrypted by SECRET_KEY.
create table seal_keys (
  id text primary key,
  certificate text not null,
  private_key_sealed text not null,
  created_at timestamptz not null,
  retired_at timestamptz
);
create unique index seal_keys_in_use on seal_keys ((true)) where retired_at is null;
