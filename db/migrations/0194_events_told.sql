-- How an event stood when people were told last, while a change waits to be told; and when it was saved last.
alter table events add column told_as jsonb, add column changed_at timestamptz;
