-- What the sandbox keeps of an organisation is erased with it; until now it stayed.
DELETE FROM sandbox_checkout WHERE customer_id NOT IN (SELECT id FROM billing_customer);
DELETE FROM sandbox_subscription WHERE customer_id NOT IN (SELECT id FROM billing_customer);
CREATE FUNCTION erase_sandbox_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM sandbox_checkout WHERE customer_id = OLD.id;
  DELETE FROM sandbox_subscription WHERE customer_id = OLD.id;
  RETURN NULL;
END $$;
-- A trigger, since customers have their provider in the key, which these tables do not.
CREATE TRIGGER sandbox_rows_go_with_customer AFTER DELETE ON billing_customer
  FOR EACH ROW WHEN (OLD.provider = 'sandbox') EXECUTE FUNCTION erase_sandbox_rows();
