-- Times a task was begun and neither done nor failed: its process ended meanwhile (decision 50).
alter table tasks add column unanswered int not null default 0;
