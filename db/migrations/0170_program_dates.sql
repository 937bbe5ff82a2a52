-- Until when whoever applies, or has begun to, has been told of a program's changed dates: each change once.
alter table programs add column dates_told_at timestamptz;
-- The schedule as it stood after each event.
alter table program_events add column steps jsonb not null default '[]';
