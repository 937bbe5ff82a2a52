-- Links that are mailed to an address and open one thing without an account. Only the hash is kept.
create table mailed_links (
  id uuid primary key,
  -- What for, and whose: an evaluation, an institution's desk.
  purpose text not null,
  subject text not null,
  token_hash bytea not null constraint mailed_links_token unique,
  sent_to text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index mailed_links_of_subject on mailed_links (purpose, subject);
