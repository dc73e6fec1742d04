/**
 * Settings for a small machine that the server shares with the application: durable, little memory, quiet when idle.
 * Given on the command line, so that a new version of the product changes them at its start.
 */
export const EMBEDDED_SETTINGS: Readonly<Record<string, string>> = {
  // A commit that was acknowledged is on the disk.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',

  shared_buffers: '64MB',
  effective_cache_size: '512MB',
  huge_pages: 'off',
  max_connections: '40',
  max_wal_size: '256MB',
  checkpoint_timeout: '15min',

  // Short statements on two cores: JIT and parallel workers cost more than they save.
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  random_page_cost: '1.1',

  // Idle processor use near zero. Commits flush their own log, so slower background writers delay no client.
  io_method: 'sync',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  bgwriter_delay: '5s',
  wal_writer_delay: '5s',
  autovacuum_naptime: '3min',

  // Failed statements are reported to the application. The server's own log must not repeat them: they hold texts of
  // users.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_timezone: 'UTC',
  timezone: 'UTC',
}

/** Where clients connect: `host` is a folder with a Unix socket, on Windows a loopback address. */
export type Endpoint = { host: string; port: number }

/** The arguments of `postgres`, in a fixed order: a running server with other arguments is of another version. */
export function postgresArguments(
  dataDir: string,
  endpoint: Endpoint,
  settings: Readonly<Record<string, string>>,
): string[] {
  const listen: Record<string, string> = endpoint.host.startsWith('/')
    ? { listen_addresses: '', unix_socket_directories: endpoint.host, unix_socket_permissions: '0700' }
    : { listen_addresses: endpoint.host }
  const all = { ...settings, ...listen, port: String(endpoint.port) }
  return ['-D', dataDir, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
