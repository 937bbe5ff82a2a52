-- Files whose bytes are encrypted where they lie: the id of the key. Size and hash are those of the plain content.
alter table files add column sealed_with text;
