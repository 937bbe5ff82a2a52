-- The date that the person was last told, as told_state is the state.
alter table candidatures add column told_answer_by timestamptz;
update candidatures set told_answer_by = answer_by;
-- Moves that follow each other are no longer read as one: nothing asks how an event was taken.
alter table candidature_events drop column named_answer_by, drop column among_many;
