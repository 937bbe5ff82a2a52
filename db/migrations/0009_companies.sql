-- Legal entities by CNPJ, stored without its mask. Branches point at their parent.
create table companies (
  id uuid primary key,
  slug text not null constraint companies_slug_taken unique,
  parent_id uuid references companies check (parent_id <> id),
  cnpj text not null constraint companies_cnpj_taken unique check (cnpj ~ '^[0-9A-Z]{12}[0-9]{2}$'),
  name text not null,
  phone text not null,
  website text not null,
  sector_id text not null references sectors,
  number_of_interns int check (number_of_interns >= 0),
  registered_at_institution_id int references institutions,
  verification text not null default 'pendente' check (verification in ('pendente', 'verificada', 'suspensa')),
  lock_version int not null default 0,
  created_at timestamptz not null,
  -- The company's page. Texts are clean HTML; networks and videos are whole addresses.
  trading_name text check (length(trading_name) between 1 and 160),
  representative text,
  description text,
  why_work text,
  facebook text,
  instagram text,
  linkedin text,
  twitter text,
  founded_at int check (founded_at between 1500 and 2100),
  employees_number int check (employees_number >= 0),
  benefits text[] not null default '{}',
  video_urls text[] not null default '{}',
  avatar_file_id uuid references files on delete set null,
  background_file_id uuid references files on delete set null,
  otp_required_for_login boolean not null default false,
  show_sub_company boolean not null default false,
  updated_at timestamptz,
  -- A hash of the last save: the same once more changes nothing.
  last_save bytea,
  search text generated always as (fold(coalesce(trading_name, '') || ' ' || name)) stored,
  -- The Idempotency-Keys of the registration and of the last save.
  creation_key text check (length(creation_key) <= 200),
  saved_with text check (length(saved_with) <= 200)
);
create index companies_children on companies (parent_id);
create index companies_of_sector on companies (sector_id);
create index companies_avatars on companies (avatar_file_id) where avatar_file_id is not null;
create index companies_backgrounds on companies (background_file_id) where background_file_id is not null;
create unique index companies_created_once on companies (creation_key);

-- Addresses that a company's page had under another name. They lead to it for ever.
create table company_old_slugs (
  slug text primary key,
  company_id uuid not null references companies
);
create index company_old_slugs_of_company on company_old_slugs (company_id);

-- Where a company is: one address each.
create table company_addresses (
  id uuid primary key,
  company_id uuid not null unique references companies,
  zipcode text not null check (zipcode ~ '^\d{8}$'),
  street text not null,
  number text not null,
  complement text,
  neighborhood text not null,
  city_id int not null references cities,
  state_id text not null references states,
  country_id text not null references countries
);
create index company_addresses_by_place on company_addresses (state_id, city_id);

-- The gallery of a company's page.
create table company_photos (
  id uuid primary key,
  company_id uuid not null references companies,
  file_id uuid not null references files on delete cascade,
  position int not null,
  -- The sender's own name for the row: sent again, it is the same row.
  key text check (length(key) <= 60),
  unique (company_id, position)
);
create index company_photos_by_file on company_photos (file_id);

-- Testimonials of people who work at a company.
create table company_contributions (
  id uuid primary key,
  company_id uuid not null references companies,
  name text not null,
  title text not null,
  testimony text not null,
  avatar_file_id uuid references files on delete set null,
  position int not null,
  -- The sender's own name for the row: sent again, it is the same row.
  key text check (length(key) <= 60)
);
create index company_contributions_of_company on company_contributions (company_id, position);
create index company_contributions_by_file on company_contributions (avatar_file_id) where avatar_file_id is not null;

-- Every decision on a company's standing, with its author. companies.verification holds the last one.
create table company_verifications (
  id uuid primary key,
  company_id uuid not null references companies,
  verification text not null check (verification in ('pendente', 'verificada', 'suspensa')),
  reason text,
  decided_by_login_id uuid not null references logins,
  decided_at timestamptz not null
);
create index company_verifications_of_company on company_verifications (company_id, decided_at);
create index company_verifications_by_login on company_verifications (decided_by_login_id);

-- People who say that a registered CNPJ is theirs. The operator settles it.
create table company_claims (
  id uuid primary key,
  company_id uuid not null references companies,
  name text not null,
  email text not null,
  phone text not null,
  message text not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  settled_by_login_id uuid references logins,
  accepted boolean,
  reason text,
  check ((settled_at is null) = (accepted is null))
);
create index company_claims_open on company_claims (created_at) where settled_at is null;
create index company_claims_of_company on company_claims (company_id);
create index company_claims_settled on company_claims (settled_by_login_id) where settled_by_login_id is not null;
-- The e-mail of a claim is not proven, so only the very same claim counts as a repetition.
create unique index company_claims_once on company_claims (company_id, email, name, phone, md5(message))
  where settled_at is null;

-- Idempotency-Keys of messages to the operator. The letter itself is a mail.
create table contact_messages (
  login_id uuid not null references logins on delete cascade,
  key text not null check (length(key) between 1 and 200),
  sent_at timestamptz not null,
  primary key (login_id, key)
);
