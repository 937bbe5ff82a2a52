-- The operation looks up whether somebody's letter went out, and which addresses refused theirs.
create index mails_by_recipient on mails (recipient, created_at desc);
create index mails_refused on mails (refused_at) where refused_at is not null;
