-- Answers below which no result of a mood poll is disclosed on the organisation's boards (D17).
ALTER TABLE organisation
  ADD COLUMN anonymity_floor smallint NOT NULL DEFAULT 3 CHECK (anonymity_floor BETWEEN 3 AND 10);

-- Every floor that an organisation set, in the order of the ids: a floor that is lowered still holds for polls that were
-- answered while it was higher (D17).
CREATE TABLE anonymity_floor_change (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  org_id text NOT NULL REFERENCES organisation (id),
  floor smallint NOT NULL CHECK (floor BETWEEN 3 AND 10)
);

CREATE INDEX anonymity_floor_change_of_org ON anonymity_floor_change (org_id, id);

-- The last change of the floor before the first answer to the poll, 0 when there was none. All answers to a poll have the
-- same, so that the table says nothing about the order in which people answered (D19).
ALTER TABLE mood_answer ADD COLUMN floor_change integer NOT NULL DEFAULT 0;
