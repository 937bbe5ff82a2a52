-- A certificate tells the version that was completed, with its hours, whatever version the person took afterwards.
alter table matriculations add column completed_version int;
update matriculations m set completed_version = coalesce(
    (select k.version from academy_certificates k where k.matriculation_id = m.id and k.state <> 'replaced'
      order by k.issued_at limit 1),
    m.version)
  where m.completed_at is not null;
alter table matriculations
  -- The release before completes without telling the version: it is the one that is held then.
  add constraint matriculations_completed check (completed_version is null or completed_at is not null),
  add constraint matriculations_completed_version
    foreign key (course_id, completed_version) references academy_versions (course_id, number);
create index matriculations_by_completed_version on matriculations (course_id, completed_version);
