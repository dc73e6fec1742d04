-- Organisations whose only person deleted the account stayed outside the trash: they were paid on and never erased.
UPDATE organisation SET deleted_at = now()
FROM user_account
WHERE user_account.id = organisation.primary_owner_id AND user_account.erased_at IS NOT NULL
  AND organisation.deleted_at IS NULL;
