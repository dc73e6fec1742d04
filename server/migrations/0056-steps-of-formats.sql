-- The steps of a guided run that a format offers: [{kind, minutes, title}], in order; empty: none of its own.
ALTER TABLE org_format ADD COLUMN steps jsonb NOT NULL DEFAULT '[]';

-- The steps that Run offers on this board, from the format that it was made from; empty: the usual ones.
ALTER TABLE board ADD COLUMN run_steps jsonb NOT NULL DEFAULT '[]';
