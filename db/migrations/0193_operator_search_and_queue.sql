-- What the operator's one search looks through, by parts of words.
create index user_infos_alike on user_infos using gin (search gin_trgm_ops);
create index logins_alike on logins using gin (fold(email) gin_trgm_ops);
create index company_managers_alike on company_managers using gin (fold(name) gin_trgm_ops);
create index companies_alike on companies using gin (fold(name) gin_trgm_ops);
create index jobs_alike on jobs using gin (fold(title) gin_trgm_ops);

-- Since when a proposal waits. Ids of proposals begin with their time in milliseconds.
alter table skills add column proposed_at timestamptz;
alter table softwares add column proposed_at timestamptz;
alter table interests add column proposed_at timestamptz;
update skills set proposed_at = to_timestamp(('x0000' || left(replace(id, '-', ''), 12))::bit(64)::bigint / 1000.0)
  where id ~ '^[0-9a-f]{8}-[0-9a-f]{4}-7';
update softwares set proposed_at = to_timestamp(('x0000' || left(replace(id, '-', ''), 12))::bit(64)::bigint / 1000.0)
  where id ~ '^[0-9a-f]{8}-[0-9a-f]{4}-7';
update interests set proposed_at = to_timestamp(('x0000' || left(replace(id, '-', ''), 12))::bit(64)::bigint / 1000.0)
  where id ~ '^[0-9a-f]{8}-[0-9a-f]{4}-7';
