-- What people call their own business, beside the names of the register: 'padaria', 'software', 'escola'.
alter table sectors drop column search_also;
alter table sectors add column search_words text;
alter table sectors add column search_also text not null generated always as (fold(official_name || ' ' || coalesce(search_words, ''))) stored;
