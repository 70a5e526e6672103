import { isKnown } from '../../resolve/value.ts'
import type { Machine } from '../machine.ts'

/**
 * What a database does when it is asked is what its functions do, and there are thousands: those that only
 * compute, count or tell something about the database are listed here. Of any other the decision depends on it.
 */
export function noteUnfamiliarSql(machine: Machine, code: string, by: string): void {
  for (const statement of withoutTexts(code).split(';')) {
    const meaning = REMAINS.find(([pattern]) => pattern.test(statement))?.[1]
    if (meaning !== undefined) machine.miss('outcome', by, '', meaning)
    const called = unfamiliarCall(statement)
    if (called !== undefined)
      machine.miss(
        'outcome',
        by,
        '',
        `the function ${JSON.stringify(called)}, which nobody described`,
      )
  }
}

/** Without comments and strings: nothing in them is called. */
function withoutTexts(code: string): string {
  return code.replace(/'(?:[^']|'')*'|\$(\w*)\$[\s\S]*?\$\1\$|--[^\n]*|\/\*[\s\S]*?\*\//g, "''")
}

/** Statements in which functions are called when they are run; definitions only name them. */
const ASKS =
  /^\s*(?:\(*\s*select|with|values|call|exec(?:ute)?|perform|update|delete|insert|replace|merge|do|explain|set|show|table|refresh)\b/i
/** A name before parentheses that is a table, a column list or an alias, by the word before it. */
const NAMES =
  /\b(?:into|table|as|with|recursive|join|references|on|index|view|exists|alter|add|column)\s+$/i

function unfamiliarCall(statement: string): string | undefined {
  if (!ASKS.test(statement)) return undefined
  for (const { 0: match, 1: name, index } of statement.matchAll(/([A-Za-z_][\w.$]*)\s*\(/g)) {
    if (!isKnown(match) || isFamiliar(name!)) continue
    const before = statement.slice(Math.max(0, index - 24), index)
    // What these read, write or run is read where it stands there.
    if (REACHING.test(name!) && /^\s*''/.test(statement.slice(index + match.length))) continue
    // `with x (a) as (…)`: each list of columns of a common table, too.
    if (NAMES.test(before) || /^[^)]*\)\s*as\s*\(/i.test(statement.slice(index + match.length)))
      continue
    return name!
  }
  return undefined
}

const REACHING =
  /^(?:readfile|writefile|load_file|pg_read_(?:binary_)?file|pg_ls_dir|lo_import|read_(?:csv|text|json|parquet|blob)\w*|parquet_scan|url|file|load_extension|utl_file\.fopen|bfilename|executable|sys_(?:exec|eval)|s3|gcs)$/i

function isFamiliar(name: string): boolean {
  const plain = name
    .toLowerCase()
    .replace(/^(?:pg_catalog|public|main|sys|dbo|std|information_schema)\./, '')
  return WORDS.has(plain) || FAMILIES.test(plain)
}

/** Keys that one tunes: sizes, times, what is logged of slow questions. */
const TUNED =
  'shared_buffers|work_mem|maintenance_work_mem|effective_\\w+|max_connections|max_\\w*workers?\\w*|max_wal_size|min_wal_size|wal_\\w+|checkpoint_\\w+|random_page_cost|seq_page_cost|cpu_\\w+|autovacuum\\w*|statement_timeout|lock_timeout|idle_\\w+|log_min_duration_statement|log_statement|log_line_prefix|log_lock_waits|default_statistics_target|jit\\w*|timezone|datestyle|search_path|temp_\\w+|huge_pages|listen_addresses|port|max_\\w+|hot_standby\\w*|track_\\w+|pg_stat_statements\\.\\w+|shared_preload_libraries|synchronous_\\w+|deadlock_timeout|tcp_\\w+|client_\\w+|default_\\w+|innodb_\\w+|slow_query_log\\w*|long_query_time|sql_mode|time_zone|wait_timeout|interactive_timeout|table_\\w+|thread_\\w+|sort_buffer_size|join_buffer_size|tmp_table_size|key_buffer_size|query_cache_\\w+|character_set_\\w+|collation_\\w+|event_scheduler|net_\\w+|group_concat_max_len|binlog_\\w+|expire_logs_days|read_only|super_read_only|transaction_\\w+|optimizer_\\w+|connect_timeout|server_id|gtid_\\w+|log_bin_trust_function_creators|explicit_defaults_for_timestamp|local_infile'

/** Statements by which something goes on in the database, or is gone, after they were run. */
const REMAINS: readonly (readonly [RegExp, string])[] = [
  [
    /^\s*(?:purge\s+(?:binary|master)|reset\s+(?:master|binary|slave|replica|persist)|flush\s+(?:binary\s+|relay\s+|error\s+|general\s+)?logs)\b/i,
    'what is still seen of what was done',
  ],
  [
    /^\s*(?:system\s+(?:stop|drop|shutdown|kill|restore|flush\s+logs|unfreeze)|kill|shutdown)\b/i,
    'what the database does from then on',
  ],
  [
    /^\s*pragma\s+(?:\w+\.)?(?:writable_schema|trusted_schema|ignore_check_constraints|rekey|hexrekey)\s*[=(]/i,
    'what the database believes from then on',
  ],
  [
    /^\s*(?:change\s+(?:master|replication)|start\s+(?:slave|replica|group_replication)|(?:create|alter)\s+(?:subscription|publication|server|user\s+mapping|foreign\s+data\s+wrapper|remote|external\s+data\s+source|database\s+link|public\s+database\s+link|credential|endpoint)|clone\s+instance|import\s+foreign\s+schema)\b/i,
    'which other database gets or gives the rows',
  ],
  [
    /^\s*(?:install\s+(?:plugin|component|soname)|uninstall\s+(?:plugin|component)|create\s+(?:or\s+replace\s+)?(?:event|event\s+trigger|trusted\s+language|language|assembly|rule|job|aggregate\s+function)|security\s+label)\b/i,
    'what runs in the database from then on',
  ],
  [
    /\b(?:disable\s+(?:trigger|rule|row\s+level\s+security)|no\s+force\s+row\s+level\s+security|session_replication_role|sql_log_bin|drop\s+(?:policy|server\s+audit|audit)|(?:alter|create)\s+(?:role|user)\b[^;]*\b(?:bypassrls|createrole|replication)|pgaudit\.|audit_log\w*\s*=|noaudit)\b/i,
    'what is permitted from then on, and what is seen of it',
  ],
  [
    new RegExp(
      String.raw`^\s*(?:alter\s+system\s+(?:set|reset)|set\s+(?:global|persist|persist_only|@@global\.))\s+(?!(?:${TUNED})\b)\w`,
      'i',
    ),
    'what that setting changes, which nobody described',
  ],
]

/** Functions by the beginning of their names. */
const FAMILIES =
  /^(?:json_\w+|jsonb_\w+|to_\w+|regexp_\w+|regr_\w+|array_\w+|string_\w+|date_\w+|time_\w+|st_\w+|is_\w+|var_\w+|stddev\w*|percentile_\w+|approx_\w+|bit_\w+|bool_\w+|list_\w+|map_\w+|struct_\w+|str\w+|ts_(?:rank|rank_cd|headline|delete|stat|lexize|parse|rewrite|filter|debug)|tsv\w+|phraseto_tsquery|plainto_tsquery|websearch_to_tsquery|hstore|uuid\w*|gen_random_\w+|make_\w+|extract\w*|current_\w+|has_\w+_privilege|pg_(?:size|total_relation_size|relation_size|table_size|indexes_size|database_size|tablespace_size|column_size|size_pretty|typeof|get_\w+def|get_expr|get_userbyid|get_serial_sequence|get_keywords|get_viewdef|stat_get_\w+|is_in_recovery|last_\w+|current_\w+|postmaster_start_time|conf_load_time|backend_pid|my_temp_schema|encoding_to_char|table_is_visible|type_is_visible|function_is_visible|describe_object|identify_object|blocking_pids|sleep|jit_available|sequence_last_value|safe_snapshot_blocking_pids|wal_lsn_diff|walfile_name\w*|size_bytes|collation_for|client_encoding|char_to_encoding|relation_filepath|filenode_relation|index_column_has_property|indexam_has_property|lsn_\w+|options_to_table|snapshot_\w+|visible_in_snapshot|xact_\w+|cancel_backend|advisory_\w+|try_advisory_\w+|notify|listening_channels|control_\w+|reload_conf|stat_statements|buffercache_\w+|trgm\w*)|obj_description|col_description|shobj_description|sha\d*|md5|crc32|aes_encrypt|encode|decode|hex|unhex|from_\w+|group\w*|rank|dense_rank|row_number|ntile|lag|lead|first_value|last_value|nth_value|cume_dist|percent_rank|greatest|least|coalesce|nullif|ifnull|nvl2?|isnull|iif|if|case|cast|convert\w*|try_\w+|generate_\w+|unnest\w*|explode\w*|range|numbers\w*|snippet|highlight|bm25|rtree\w*|geo\w*|sqlite_\w+|julianday|unixepoch|strftime|printf|format\w*|total|total_changes|changes|last_insert_\w+|found_rows|row_count|similarity|word_similarity|levenshtein\w*|soundex|metaphone|dmetaphone\w*|earth_\w+|cube\w*|ll_to_earth|unaccent|xml\w*|xpath\w*|table_info|pragma_table_\w+|pragma_index_\w+|pragma_foreign_key_\w+|pragma_database_list|quantile\w*|topk\w*|uniq\w*|today|yesterday|to(?:start|date|yyyy|int|uint|float|decimal|string|month|year|hour|day|week|minute|second|unix|relative|timezone|last|monday|interval)\w*|array\w+|city_?hash\w*|sip_?hash\w*|dictget\w*|parsedatetime\w*|safe_\w+|timestamp_\w+|datetime_\w+|any\w*|arg(?:min|max)|(?:sum|count|avg|min|max)\w*)$/

const WORDS = new Set(
  `
    abs acos acosh add_months adddate addtime age all and any apply ascii asin asinh at atan atan2 atanh avg
    as between bigint bin binary bit blob boolean both btrim by cbrt ceil ceiling char char_length character
    character_length charindex check checksum chr choose clob coalesce collate collation column columns
    compress concat concat_ws concurrently contains conv cos cosh cot count cross curdate curtime database
    date dateadd datediff datename datepart datetime datetime2 day dayname dayofmonth dayofweek dayofyear
    decimal default degrees desc distinct div do double elt enum erf escape except exists exp explain
    export_set extractvalue factorial false fetch field filter find_in_set float floor following foreign
    from from_days full gcd getdate getutcdate glob grouping having hour identity ilike in inet_aton
    inet_ntoa initcap inner insert instr int integer intersect interval into inverse isdate isfinite
    isnumeric join json justify_days justify_hours justify_interval key last_day lateral lcase lcm left
    len length like likelihood ln localtime localtimestamp locate log log10 log2 lower lpad ltrim makedate
    maketime max microsecond mid min minute mod mode month monthname months_between name natural newid
    next_day nextval not now null number numeric numnode nvarchar oct octet_length offset on only operator
    option or ord order order_by out outer over overlaps overlay parse partition patindex period_add
    period_diff pi position pow power preceding precision primary prior quarter quotename quote
    quote_ident quote_literal quote_nullable radians raise rand random range real references repeat replace
    replicate returning reverse right rollup round row rows rpad rtrim schema schemas scale search
    sec_to_time second select session_user set setseed setval currval lastval sets sign sin sinh smallint
    some space split split_part sqrt square subdate substr substring substring_index subtime sum sysdate
    sysdatetime system_user table tables tan tanh text then ties time timediff timestamp timestampadd
    timestampdiff timestamptz tinyint to translate trim trim_array true trunc truncate truncated tuple typeof
    ucase unicode unicode_char union unique unix_timestamp unlikely update upper user username using utc_date
    utc_time utc_timestamp values varbinary varchar varchar2 version week weekday weekofyear weight_string
    when where width_bucket window with within xml year yearweek zeroblob max_by min_by mad median lcase
    sleep benchmark ident log1p xmlagg nvl serial bigserial varying zone returns begin
    tumble hop emit day_of_week eomonth datefromparts stuff string_agg listagg wm_concat decode_oracle
    connect_by_root sys_context sys_guid userenv rownum dump numtodsinterval numtoyminterval tonumber
    epoch epoch_ms strptime century decade equi_width_bins histogram entropy kurtosis skewness list array
    struct map row_to_json currval isempty lower_inc upper_inc lower_inf upper_inf numrange
    int4range int8range tsrange tstzrange daterange multirange cardinality trim_scale min_scale
    inet cidr host network masklen netmask broadcast family abbrev hostmask inet_same_family inet_merge
    txid_current txid_snapshot_xmin point box circle line lseg path polygon area center diameter height
    npoints radius width lo_get format_type oidvectortypes parameters properties labels type id nodes
    relationships keys size head last tail nodes toInteger tostring tolower toupper collect
  `
    .trim()
    .toLowerCase()
    .split(/\s+/),
)
