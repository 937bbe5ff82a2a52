-- Which state of an institution's caps an operator has read: two of them write one after the other, and the second one looks again.
create table institution_hour_rules (
  institution_id int primary key references institutions on delete cascade,
  lock_version int not null
);
