-- Hours of learning besides the course: told by the person with a certificate, or credited by the product itself.
create table complementary_hours (
  id uuid primary key,
  user_info_id uuid not null references user_infos on delete cascade,
  category text not null,
  title text not null,
  issuer text not null,
  hours numeric(5, 1) not null check (hours > 0),
  finished_on date not null,
  file_id uuid references files on delete set null,
  source text not null check (source in ('person', 'academy', 'event', 'test')),
  -- The hash of the certificate, or the id of what was finished: counted once.
  source_key text not null,
  lock_version int not null default 0,
  created_at timestamptz not null,
  constraint complementary_hours_counted_once unique (user_info_id, source, source_key)
);
create index complementary_hours_by_file on complementary_hours (file_id) where file_id is not null;

-- How many hours of a category an institution accepts, where it says so.
create table institution_hour_caps (
  institution_id int not null references institutions on delete cascade,
  category text not null,
  cap int not null check (cap >= 0),
  primary key (institution_id, category)
);

-- The version of an institution's caps that an operator has read: of two operators the later one is told.
create table institution_hour_rules (
  institution_id int primary key references institutions on delete cascade,
  lock_version int not null
);
