-- An organisation in the trash, where its primary owner finds it for 30 days (ORG-27).
ALTER TABLE organisation ADD COLUMN deleted_at timestamptz;

CREATE INDEX organisation_deleted ON organisation (deleted_at) WHERE deleted_at IS NOT NULL;

-- Teams that went to the trash with their organisation and come back with it; those deleted before stay there (ORG-30).
ALTER TABLE team ADD COLUMN deleted_with_org boolean NOT NULL DEFAULT false;

-- What belongs to an organisation alone goes with its row once the teams are erased (ORG-31).
ALTER TABLE org_member
  DROP CONSTRAINT org_member_org_id_fkey,
  ADD FOREIGN KEY (org_id) REFERENCES organisation (id) ON DELETE CASCADE;

ALTER TABLE org_invite
  DROP CONSTRAINT org_invite_org_id_fkey,
  ADD FOREIGN KEY (org_id) REFERENCES organisation (id) ON DELETE CASCADE;

ALTER TABLE org_api_key
  DROP CONSTRAINT org_api_key_org_id_fkey,
  ADD FOREIGN KEY (org_id) REFERENCES organisation (id) ON DELETE CASCADE;

ALTER TABLE audit_entry
  DROP CONSTRAINT audit_entry_org_id_fkey,
  ADD FOREIGN KEY (org_id) REFERENCES organisation (id) ON DELETE CASCADE;

ALTER TABLE anonymity_floor_change
  DROP CONSTRAINT anonymity_floor_change_org_id_fkey,
  ADD FOREIGN KEY (org_id) REFERENCES organisation (id) ON DELETE CASCADE;

ALTER TABLE sso_connection
  DROP CONSTRAINT sso_connection_org_id_fkey,
  ADD FOREIGN KEY (org_id) REFERENCES organisation (id) ON DELETE CASCADE;

ALTER TABLE sso_domain_code
  DROP CONSTRAINT sso_domain_code_org_id_fkey,
  ADD FOREIGN KEY (org_id) REFERENCES organisation (id) ON DELETE CASCADE;

ALTER TABLE pulse_model
  DROP CONSTRAINT pulse_model_org_id_fkey,
  ADD FOREIGN KEY (org_id) REFERENCES organisation (id) ON DELETE CASCADE;

ALTER TABLE org_format
  DROP CONSTRAINT org_format_org_id_fkey,
  ADD FOREIGN KEY (org_id) REFERENCES organisation (id) ON DELETE CASCADE;
