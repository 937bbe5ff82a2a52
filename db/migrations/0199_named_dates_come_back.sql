-- The date that the company had named before the last one: undoing the move that named another restores it.
alter table candidatures add column named_before timestamptz;
