-- The date that the company had named by then: whoever takes a move back at once finds it again.
alter table candidature_events add column named_answer_by timestamptz;
