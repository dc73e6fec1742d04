-- The notice that the owners were emailed last; null: the plan goes on, and there is nothing to tell.
ALTER TABLE billing_customer ADD COLUMN notice text;
