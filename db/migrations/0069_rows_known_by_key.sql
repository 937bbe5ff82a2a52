-- What whoever sent a photo or a testimonial called it: sent again, it is the row that stands. Of a whole save, the key that it came with.
alter table company_photos add column key text check (length(key) <= 60);
alter table company_contributions add column key text check (length(key) <= 60);
alter table companies add column saved_with text check (length(saved_with) <= 200);
