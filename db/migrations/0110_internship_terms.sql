-- What an internship's parties agree on. A first row is the draft; each amendment is a row of its own that takes effect on its day.
create table internship_terms (
  id uuid primary key,
  internship_id uuid not null references internships,
  -- The day from which these terms hold, once agreed.
  effective_on date not null,
  -- When the document that carries them was finished; null while they are a draft or on their way.
  agreed_at timestamptz,
  -- When a document that carried them was given up.
  dropped_at timestamptz,
  starts_on date,
  ends_on date check (ends_on >= starts_on),
  internship_type text,
  education_type text check (education_type in ('elementary_school', 'high_school', 'technical', 'high_school_technical', 'college')),
  final_years_or_special boolean not null default false,
  institution_id int references institutions,
  course_id text references courses,
  course_name text check (length(course_name) <= 200),
  semester int check (semester between 1 and 20),
  -- 'YYYY-MM'
  formation_date text check (formation_date ~ '^\d{4}-\d{2}$'),
  matriculation text check (length(matriculation) <= 60),
  alternates boolean not null default false,
  no_class_weeks jsonb not null default '[]',
  schedule jsonb not null default '[]',
  class_schedule jsonb not null default '[]',
  assessment_weeks jsonb not null default '[]',
  stipend numeric(10, 2) check (stipend >= 0),
  stipend_period text not null default 'month' check (stipend_period in ('month', 'hour')),
  transport_kind text check (transport_kind in ('money', 'card', 'company_transport')),
  transport_allowance numeric(10, 2) check (transport_allowance >= 0),
  benefits text check (length(benefits) <= 2000),
  insurer text check (length(insurer) <= 200),
  policy text check (length(policy) <= 100),
  insured_amount numeric(12, 2) check (insured_amount >= 0),
  insured_by text not null default 'company' check (insured_by in ('company', 'institution')),
  activities text[] not null default '{}',
  area_id text references job_areas,
  sub_area_id text references job_areas,
  supervisor_id uuid references company_managers,
  supervisor_name text check (length(supervisor_name) <= 160),
  supervisor_email text check (length(supervisor_email) <= 254),
  supervisor_job_title text check (length(supervisor_job_title) <= 160),
  supervisor_education text check (length(supervisor_education) <= 300),
  advisor_name text check (length(advisor_name) <= 160),
  advisor_email text check (length(advisor_email) <= 254),
  company_signer_id uuid references company_managers,
  institution_signer_name text check (length(institution_signer_name) <= 160),
  institution_signer_email text check (length(institution_signer_email) <= 254),
  -- Of an intern under 18: [{name, cpf_sealed, kinship, email}]
  guardians jsonb not null default '[]',
  work_model text,
  workplace text check (length(workplace) <= 400),
  remarks text check (length(remarks) <= 4000),
  created_at timestamptz not null
);
create index internship_terms_of_internship on internship_terms (internship_id, effective_on);
create index internship_terms_by_institution on internship_terms (institution_id);
create index internship_terms_by_supervisor on internship_terms (supervisor_id);
create index internship_terms_by_signer on internship_terms (company_signer_id);
create index internship_terms_by_course on internship_terms (course_id);
create index internship_terms_by_area on internship_terms (area_id);
create index internship_terms_by_sub_area on internship_terms (sub_area_id);
create index internship_terms_to_begin on internship_terms (effective_on) where agreed_at is not null;

alter table internships
  add column candidature_id uuid constraint internships_of_one_candidature unique references candidatures,
  -- The terms that hold today, or those of the draft.
  add column terms_id uuid references internship_terms,
  -- When its first terms were agreed by everybody. Before that nobody is an intern by it.
  add column agreed_at timestamptz,
  -- Given up before it was agreed.
  add column dropped_at timestamptz,
  add column created_by uuid references company_managers,
  add column lock_version int not null default 0,
  alter column starts_on drop not null,
  alter column ends_on drop not null;
update internships set agreed_at = created_at;
create index internships_by_terms on internships (terms_id);
create index internships_by_creator on internships (created_by);

-- How a company lets its contracts walk.
create table company_contract_settings (
  company_id uuid primary key references companies,
  -- Whether the platform reviews before the company approves, and whether somebody approves before the signature.
  review boolean not null default true,
  approval boolean not null default true,
  -- Whoever drafted a contract does not approve it.
  four_eyes boolean not null default false,
  signers text[] not null default '{company,intern,guardian,institution}',
  insurer text,
  policy text,
  insured_amount numeric(12, 2),
  lock_version int not null default 0
);

-- How an institution wants its students' contracts. Its customs, not the law.
create table institution_contract_settings (
  institution_id int primary key references institutions,
  signs_last boolean not null default true,
  advisor_required boolean not null default false,
  paper_policy text not null default 'declared_mix' check (paper_policy in ('digital_only', 'all_or_nothing', 'declared_mix', 'company_only')),
  minimum_level text not null default 'simple' check (minimum_level in ('simple', 'advanced', 'qualified')),
  -- Days before the start by which it wants the contract, and how far back an amendment may reach.
  notice_days int not null default 0 check (notice_days between 0 and 90),
  retroactive_days int not null default 0 check (retroactive_days between 0 and 90),
  usual_days int check (usual_days between 0 and 90),
  holds_insurance boolean not null default false,
  instructions text check (length(instructions) <= 4000),
  lock_version int not null default 0
);

-- Who approves for an approver who is away.
create table approval_substitutes (
  id uuid primary key,
  manager_id uuid not null references company_managers,
  substitute_id uuid not null references company_managers,
  from_day date not null,
  until_day date not null check (until_day >= from_day),
  created_at timestamptz not null
);
create index approval_substitutes_of_manager on approval_substitutes (manager_id);
create index approval_substitutes_by_substitute on approval_substitutes (substitute_id, until_day);
