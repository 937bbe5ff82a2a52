-- How text is compared: names in lists, and the words of adverts.
create extension if not exists pg_trgm;

-- Text without case, accents or punctuation: one spelling for searching and sorting on every database.
-- Accented capitals are listed too: lower() leaves them alone where the locale is C.
create function fold(text) returns text language sql immutable strict parallel safe as $$
  select trim(regexp_replace(
    translate(lower($1),
      'áàâãäåéèêëíìîïóòôõöúùûüçñýÿÁÀÂÃÄÅÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÇÑÝŸ',
      'aaaaaaeeeeiiiiooooouuuucnyyaaaaaaeeeeiiiiooooouuuucnyy'),
    '[^a-z0-9+#]+', ' ', 'g'))
$$;

-- How a place name sounds, so that old and new spellings match: Açu and Assú, Mogi and Moji, Thomé and Tomé.
create function sound(text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(
    replace(replace(replace(replace(replace(replace(replace(replace(
      fold($1), ' ', ''), 'ss', 'c'), 'ph', 'f'), 'th', 't'), 'ge', 'je'), 'gi', 'ji'), 'y', 'i'), 'z', 's'),
    '(.)\1', '\1', 'g')
$$;

-- How well a folded name matches a folded question: 0 is best, null is no match.
-- The second name is an acronym or an official name.
create function match_rank(name text, other text, asked text) returns int language sql immutable parallel safe as $$
  select case
    when asked = '' then null
    when name = asked then 0
    when other = asked or other like asked || ' %' then 1
    when name like asked || '%' then 2
    when name like '% ' || asked || '%' then 3
    when name like '%' || asked || '%' then 4
    when ' ' || other like '% ' || asked || '%' then 5
    when replace(name, ' ', '') like '%' || replace(asked, ' ', '') || '%' then 6
    when (select bool_and(' ' || name || ' ' || coalesce(other, '') like '% ' || word || '%')
      from unnest(string_to_array(asked, ' ')) as word) then 7
  end
$$;

-- Folded text with plural endings made singular: the Portuguese stemmer knows plurals by their accents,
-- which folding removes.
create function singular(text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    fold($1), '[oa]es\M', 'ao', 'g'), 'ais\M', 'al', 'g'), 'eis\M', 'el', 'g'), 'ois\M', 'ol', 'g'), 'ns\M', 'm', 'g')
$$;

-- What a text is found by and what a question looks for: both pass through singular().
create function search_lexemes(text) returns tsvector language sql immutable strict parallel safe as $$
  select to_tsvector('pg_catalog.portuguese'::regconfig, singular($1))
$$;
create function search_query(text) returns tsquery language sql immutable strict parallel safe as $$
  select plainto_tsquery('pg_catalog.portuguese'::regconfig, singular($1))
$$;
