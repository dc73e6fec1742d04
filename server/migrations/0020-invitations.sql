-- Invitations are counted by the person who sends them too, over all organisations of that person.
CREATE INDEX audit_entry_of_inviter ON audit_entry (actor_id, at) WHERE kind = 'org-invited';

-- How many organisations a person created.
CREATE INDEX organisation_of_primary_owner ON organisation (primary_owner_id);
