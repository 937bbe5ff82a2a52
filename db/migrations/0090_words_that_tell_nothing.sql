-- What a job is found by, without the words that tell nothing: 'com' is the stem of 'comida' too. In what is told at length only stems stand.
with nothing as materialized (select array_agg(word) as words from ts_stat('select tsv from job_search') where search_lexemes(word) = '')
update job_search set tsv = ts_delete(tsv, array(select lexeme from unnest(tsv) where lexeme = any(nothing.words) and not 'D' = any(weights))) from nothing;
