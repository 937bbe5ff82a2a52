-- A picture is several files: the largest, and smaller ones of the same picture. Each is a row of its own, so that each is swept by itself.
alter table files
  add column width int check (width > 0),
  add column height int check (height > 0),
  add column variant_of uuid references files on delete set null,
  add check ((width is null) = (height is null));
create index files_variants on files (variant_of) where variant_of is not null;
