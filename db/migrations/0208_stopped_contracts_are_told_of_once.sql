-- What was told of to those who can do something about a contract that stands still: one letter a person a day.
alter table envelope_reminders add column escalated_at timestamptz;
update envelope_reminders set escalated_at = sent_at;
create index envelope_reminders_to_escalate on envelope_reminders (step_id) where escalated_at is null and ordinal = 3;
