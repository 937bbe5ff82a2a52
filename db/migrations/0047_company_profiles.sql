-- What a company tells of itself. Texts are clean HTML; networks and videos are whole addresses.
alter table companies
  add column trading_name text check (length(trading_name) between 1 and 160),
  add column representative text,
  add column description text,
  add column why_work text,
  add column facebook text,
  add column instagram text,
  add column linkedin text,
  add column twitter text,
  add column founded_at int check (founded_at between 1500 and 2100),
  add column employees_number int check (employees_number >= 0),
  add column benefits text[] not null default '{}',
  add column video_urls text[] not null default '{}',
  add column avatar_file_id uuid references files on delete set null,
  add column background_file_id uuid references files on delete set null,
  add column otp_required_for_login boolean not null default false,
  add column show_sub_company boolean not null default false,
  add column updated_at timestamptz,
  -- Of the last save and what it held: the same once more changes nothing.
  add column last_save bytea,
  add column search text generated always as (fold(coalesce(trading_name, '') || ' ' || name)) stored;
create index companies_avatars on companies (avatar_file_id) where avatar_file_id is not null;
create index companies_backgrounds on companies (background_file_id) where background_file_id is not null;

-- Addresses that a company's page had under another name; they lead to it for ever.
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
  unique (company_id, position)
);
create index company_photos_by_file on company_photos (file_id);

-- What people who work there say of it.
create table company_contributions (
  id uuid primary key,
  company_id uuid not null references companies,
  name text not null,
  title text not null,
  testimony text not null,
  avatar_file_id uuid references files on delete set null,
  position int not null
);
create index company_contributions_of_company on company_contributions (company_id, position);
create index company_contributions_by_file on company_contributions (avatar_file_id) where avatar_file_id is not null;
