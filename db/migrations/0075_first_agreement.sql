-- Version 0 is the agreement that is not there yet: whoever began from it must not overwrite the one that somebody else has made meanwhile.
alter table institution_partners alter column lock_version set default 1;
update institution_partners set lock_version = lock_version + 1;
