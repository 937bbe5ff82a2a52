-- DocuSign's envelope of a version that it signs. The one of a version that was declined or given up stays.
create table docusign_envelopes (
  version_id uuid primary key references envelope_versions,
  -- Null until DocuSign has taken the document.
  docusign_id uuid constraint docusign_envelopes_id unique,
  -- In DocuSign's own words, as it was read last.
  status text not null default 'creating',
  read_at timestamptz,
  -- Since when DocuSign does not answer, or refuses what is asked, and its code for it.
  failing_since timestamptz,
  fault text
);

-- Who went to DocuSign to sign, and by which proofs: its address is asked for at each visit and kept nowhere.
create table docusign_visits (
  step_id uuid primary key references envelope_steps,
  visited_at timestamptz not null,
  address text not null,
  agent text not null,
  factors text[] not null
);
create index docusign_visits_by_time on docusign_visits (visited_at);

-- What DocuSign told, by the hash of its body: told twice, it is heard once.
create table docusign_events (
  body_sha256 bytea primary key,
  received_at timestamptz not null
);
create index docusign_events_by_time on docusign_events (received_at);
