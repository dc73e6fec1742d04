-- Suggestions for facilitators on boards, which owners switch on.
ALTER TABLE organisation ADD COLUMN has_suggestions boolean NOT NULL DEFAULT false;
