-- Texts of contracts and reports: the platform's own, and those that an institution or a company has in their place.
create table document_templates (
  id uuid primary key,
  scope text not null check (scope in ('platform', 'institution', 'company')),
  institution_id int references institutions,
  company_id uuid references companies,
  kind text not null check (kind in ('tce', 'aditivo', 'rescisao', 'relatorio', 'plano')),
  created_at timestamptz not null,
  check ((institution_id is not null) = (scope = 'institution') and (company_id is not null) = (scope = 'company'))
);
-- One of each kind to an owner.
create unique index document_templates_of_platform on document_templates (kind) where scope = 'platform';
create unique index document_templates_of_institution on document_templates (institution_id, kind) where scope = 'institution';
create unique index document_templates_of_company on document_templates (company_id, kind) where scope = 'company';

create table document_template_versions (
  id uuid primary key,
  template_id uuid not null references document_templates,
  number int not null check (number > 0),
  body text not null check (length(body) <= 60000),
  state text not null default 'draft' check (state in ('draft', 'published', 'retired')),
  -- Came with the product.
  carried boolean not null default false,
  lock_version int not null default 0,
  created_by uuid references logins,
  created_at timestamptz not null,
  published_at timestamptz,
  retired_at timestamptz,
  constraint document_template_versions_number unique (template_id, number)
);
create unique index document_template_versions_published on document_template_versions (template_id) where state = 'published';
create unique index document_template_versions_draft on document_template_versions (template_id) where state = 'draft';
create index document_template_versions_by_creator on document_template_versions (created_by);

-- What was published is what people signed: its text stays, and it never becomes a draft again.
create function keep_published_template() returns trigger language plpgsql as $$
  begin
    if old.state <> 'draft' and (new.state = 'draft' or (new.body, new.number, new.template_id) is distinct from (old.body, old.number, old.template_id))
      then raise exception 'a published template never changes'; end if;
    return new;
  end $$;
create trigger document_template_versions_stay before update on document_template_versions
  for each row execute function keep_published_template();

alter table envelope_versions
  add constraint envelope_versions_template foreign key (template_version_id) references document_template_versions;
