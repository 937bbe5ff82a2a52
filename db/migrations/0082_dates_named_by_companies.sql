-- The last date that the company itself named. While it is the one in force, the closing of the job does not bring it closer.
alter table candidatures add column named_answer_by timestamptz;
