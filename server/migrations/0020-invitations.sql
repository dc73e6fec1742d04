-- Invitations are counted by the person who sends them too, over all organisations of that person.
CREATE INDEX audit_entry_of_inviter ON audit_entry (actor_id, at) WHERE kind = 'org-invited';

-- How many organisations a person created.
CREATE INDEX organisation_of_primary_owner ON organisation (primary_owner_id);

-- An invitation opens for its address alone (D39), also those sent before, unless its owner says otherwise.
ALTER TABLE org_invite ADD COLUMN is_for_anyone boolean NOT NULL DEFAULT false;

-- Links that lead nowhere any more, so that their pages can say why. No address stands here, and no live token.
CREATE TABLE ended_invite (
  token text PRIMARY KEY,
  -- An invitation to an organisation, or the link of a team.
  org_id text REFERENCES organisation (id) ON DELETE CASCADE,
  team_id text REFERENCES team (id) ON DELETE CASCADE,
  reason text NOT NULL CHECK (reason IN ('used', 'cancelled', 'replaced')),
  ended_at timestamptz NOT NULL DEFAULT now(),
  CHECK (num_nonnulls(org_id, team_id) = 1)
);

CREATE INDEX ended_invite_by_time ON ended_invite (ended_at);
CREATE INDEX ended_invite_of_team ON ended_invite (team_id);
CREATE INDEX ended_invite_of_org ON ended_invite (org_id);
