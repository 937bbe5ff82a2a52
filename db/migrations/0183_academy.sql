-- The Academy: courses and tracks that travel with the code and are edited by the operator; people study a version of
-- a course that never changes.
create table academy_courses (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  position int not null,
  -- As its author edits it; what people read stands in the versions.
  draft jsonb not null,
  -- Written from the project's files; once the operator edits it, no file writes it again.
  carried boolean not null,
  -- The newest one; null until it is published.
  version int,
  withdrawn_at timestamptz,
  lock_version int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table academy_versions (
  course_id text not null references academy_courses on delete cascade,
  number int not null check (number > 0),
  title text not null,
  summary text not null,
  area text not null,
  hours int not null check (hours > 0),
  objectives text[] not null,
  -- Title, summary, area and titles of items.
  searched text not null,
  search text not null generated always as (fold(searched)) stored,
  published_at timestamptz not null,
  primary key (course_id, number)
);
alter table academy_courses add constraint academy_courses_version
  foreign key (id, version) references academy_versions (course_id, number) deferrable initially deferred;
create index academy_courses_by_version on academy_courses (id, version);

-- Outlives versions: progress and notes are kept by it.
create table academy_items (
  id uuid primary key,
  course_id text not null references academy_courses on delete cascade,
  key text not null,
  constraint academy_items_key unique (course_id, key)
);

-- Videos: carried ones get their file at the first start.
create table academy_videos (
  id uuid primary key,
  -- The file's path below db/reference/academy/courses.
  carried_from text constraint academy_videos_carried unique,
  carried_hash text,
  file_id uuid references files,
  seconds int not null check (seconds > 0),
  -- WebVTT in Portuguese.
  captions text not null,
  created_at timestamptz not null
);
create index academy_videos_by_file on academy_videos (file_id) where file_id is not null;

create table academy_version_items (
  course_id text not null,
  version int not null,
  item_id uuid not null references academy_items,
  position int not null,
  module int not null,
  module_title text not null,
  kind text not null check (kind in ('text', 'video', 'youtube', 'file', 'quiz')),
  title text not null,
  minutes int not null check (minutes > 0),
  required boolean not null default true,
  -- Of a text its HTML, of a quiz its questions with their key: never answered as it is.
  content jsonb not null,
  video_id uuid references academy_videos,
  file_id uuid references files,
  primary key (course_id, version, item_id),
  foreign key (course_id, version) references academy_versions (course_id, number) on delete cascade,
  constraint academy_version_items_position unique (course_id, version, position)
);
create index academy_version_items_by_item on academy_version_items (item_id);
create index academy_version_items_by_video on academy_version_items (video_id) where video_id is not null;
create index academy_version_items_by_file on academy_version_items (file_id) where file_id is not null;

create function refuse_changed_academy_version() returns trigger language plpgsql as $$
begin
  raise exception 'a published version of a course stays as it is' using errcode = '23514';
end $$;
create trigger academy_versions_stay before update on academy_versions
  for each row execute function refuse_changed_academy_version();
create trigger academy_version_items_stay before update on academy_version_items
  for each row execute function refuse_changed_academy_version();

create table study_tracks (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  title text not null,
  summary text not null,
  position int not null,
  published boolean not null default true,
  carried boolean not null,
  lock_version int not null default 0
);
create table study_track_courses (
  track_id text not null references study_tracks on delete cascade,
  course_id text not null references academy_courses on delete cascade,
  position int not null,
  primary key (track_id, course_id)
);
create index study_track_courses_by_course on study_track_courses (course_id);

create table matriculations (
  id uuid primary key,
  user_info_id uuid not null references user_infos on delete cascade,
  course_id text not null,
  version int not null,
  -- The second time through a course is another one.
  cycle int not null default 1 check (cycle > 0),
  -- Where the person was last.
  item_id uuid references academy_items,
  created_at timestamptz not null,
  studied_at timestamptz not null,
  completed_at timestamptz,
  foreign key (course_id, version) references academy_versions (course_id, number),
  constraint matriculations_once unique (user_info_id, course_id, cycle)
);
create index matriculations_by_version on matriculations (course_id, version);
create index matriculations_by_item on matriculations (item_id) where item_id is not null;

create table matriculation_items (
  matriculation_id uuid not null references matriculations on delete cascade,
  item_id uuid not null references academy_items,
  -- Seconds of a video that were seen.
  watched int4multirange not null default '{}',
  position int not null default 0,
  -- The newest call counts for the position.
  sequence int not null default 0,
  -- Until when seconds were credited, by the server's clock.
  credited_at timestamptz,
  opened_at timestamptz,
  done_at timestamptz,
  sealed_note text,
  primary key (matriculation_id, item_id)
);
create index matriculation_items_by_item on matriculation_items (item_id);

create table quiz_tries (
  id uuid primary key,
  matriculation_id uuid not null references matriculations on delete cascade,
  item_id uuid not null references academy_items,
  version int not null,
  number int not null check (number > 0),
  -- Questions in their order, with the random ids of their options.
  drawn jsonb not null,
  answers jsonb,
  score int check (score between 0 and 100),
  passed boolean,
  started_at timestamptz not null,
  submitted_at timestamptz,
  constraint quiz_tries_number unique (matriculation_id, item_id, number)
);
create unique index quiz_tries_one_open on quiz_tries (matriculation_id, item_id) where submitted_at is null;
create index quiz_tries_by_item on quiz_tries (item_id);

-- What a certificate says is frozen; a mended name makes another one. Without an account its name is gone.
create table academy_certificates (
  id uuid primary key,
  code text not null constraint academy_certificates_code unique,
  user_info_id uuid references user_infos on delete set null,
  -- Whose matriculation may be gone with the account.
  matriculation_id uuid references matriculations on delete set null,
  course_id text not null references academy_courses,
  version int not null,
  cycle int not null,
  title text not null,
  hours int not null,
  sealed_name text,
  finished_on date not null,
  state text not null check (state in ('valid', 'replaced', 'revoked')),
  replaced_by uuid references academy_certificates,
  revoked_why text,
  -- Of the PDF, and the signed credential.
  sha256 bytea not null,
  credential text not null,
  -- Its place in the list of revoked credentials.
  status_index int not null generated always as identity,
  issued_at timestamptz not null,
  check ((state = 'replaced') = (replaced_by is not null)),
  check ((state = 'revoked') = (revoked_why is not null))
);
create unique index academy_certificates_one on academy_certificates (user_info_id, course_id, cycle) where state = 'valid';
create index academy_certificates_by_person on academy_certificates (user_info_id) where user_info_id is not null;
create index academy_certificates_by_matriculation on academy_certificates (matriculation_id)
  where matriculation_id is not null;
create index academy_certificates_by_course on academy_certificates (course_id);
create index academy_certificates_by_replaced on academy_certificates (replaced_by) where replaced_by is not null;
