-- Questionnaires: what a version says never changes once a job asks it or somebody answered it.
create table forms (
  id uuid primary key,
  company_id uuid not null references companies,
  created_by uuid references company_managers,
  lock_version int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  removed_at timestamptz
);
create index forms_of_company on forms (company_id) where removed_at is null;
create index forms_by_author on forms (created_by);

create table form_versions (
  id uuid primary key,
  form_id uuid not null references forms on delete cascade,
  number int not null check (number > 0),
  -- title, description, sections and questions, with their points and criteria.
  content jsonb not null,
  created_at timestamptz not null,
  frozen_at timestamptz,
  constraint form_versions_numbered unique (form_id, number)
);
create unique index form_versions_one_draft on form_versions (form_id) where frozen_at is null;

create function refuse_frozen_version() returns trigger language plpgsql as $$
begin
  raise exception 'version % of a questionnaire is in use and stays as it is', old.id using errcode = '23514';
end $$;
create trigger form_versions_stay before update on form_versions
  for each row when (old.frozen_at is not null) execute function refuse_frozen_version();

-- form_id: what the job asks; form_version_id: the version that it was last published with.
alter table jobs
  add form_id uuid references forms,
  add form_version_id uuid references form_versions;
create index jobs_by_form on jobs (form_id);
create index jobs_by_form_version on jobs (form_version_id);

-- Versions that a job has asked: whoever began on one may send it after the next.
create table job_form_versions (
  job_id uuid not null references jobs on delete cascade,
  version_id uuid not null references form_versions,
  primary key (job_id, version_id)
);
create index job_form_versions_by_version on job_form_versions (version_id);

create function freeze_pinned_version() returns trigger language plpgsql as $$
begin
  update form_versions set frozen_at = now() where id = new.form_version_id and frozen_at is null;
  insert into job_form_versions (job_id, version_id) values (new.id, new.form_version_id) on conflict do nothing;
  return null;
end $$;
create trigger jobs_freeze_version after insert or update of form_version_id on jobs
  for each row when (new.form_version_id is not null) execute function freeze_pinned_version();
