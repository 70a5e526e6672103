/** Verbs that only look, in the groups of any cloud; which of them hand out secrets, the facts of the entries say. */
export const LOOKS =
  'list|ls|show|describe|get|view|info|status|wait|search|find|read|count|history|events|logs|log|usage|validate|check|diff|plan|list-*|describe-*|get-*|show-*|check-*|preview'

/** Verbs that look or try out, and that only this client has. */
const MORE_LOOKS =
  'tail|watch|group|auth-info|explain|predict|query|test|lookup|peek|compare|estimate|evaluate|analyze|verify|simulate|troubleshoot|browse|open-console|translate|detect|recognize|validate-*|verify-*|simulate-*|analyze-*|recognize-*|detect-*|translate-*|search-*|stream-logs|tail-*|local-run|list-*'

/** What is done to machines, services and data of one's own project. */
const WORK =
  'create|update|delete|insert|cancel|deploy|undeploy|restart|restore|resume|pause|start|stop|reset|reboot|failover|upgrade|copy|patch|replace|submit|execute|run|call|publish|pull|push|ack|resize|rename|snapshot|suspend|build|promote|retry|rollback|approve|reject|abandon|archive|tag|untag|upload|download|release|invoke|wait|terminate|drain|update-*|create-*|delete-*|deploy-*|undeploy-*|cancel-*|submit-*|add-labels|remove-labels|update-labels|wait-*|rolling-action|set-traffic|set-default|mutate-*|add-tags|remove-tags|stream-*|direct-*|raw-*|upsert-*|remove-datapoints|execute-sql|migrate-*|clone|import|enable|disable|ssh|scp|connect|set-autoscaling|advance|ignore-job|retry-job|redeploy|abort'

/** The same, of services and directories that people administer; whom they let in, the facts of the entry say. */
const ADMINISTERING =
  'accept|activate|copy-*|reimage|add|cleanup|clean-up|dev|finish|gen-config|interrupt|reload|repair|seed|sign-url|test|try|unbind|unset|vet|add-*|allow|annotate-*|authorize|change-*|classify-*|clone-*|commit|deauthorize|deidentify|deny|enroll|export|import-*|instantiate|instantiate-*|invalidate-*|load|login|migrate|perform-*|relocate|renew-*|reschedule-*|retire|reverse|revert|revoke|rotate-*|run-*|scan|seek|simulate|start-*|stop-*|subscribe|switch|unenroll|upgrade-*|apply|apply-*|attach|attach-*|backup|bind|bulk-*|configure|detach|detach-*|diagnose|disable-*|dismiss|drop|edit|enable-*|enforce|enforce-*|extend-*|generate-*|inject-*|invalidate|mark-*|move|query-*|quarantine|reconcile|register|remove|remove-*|renew|replace-*|reschedule|restore-*|rotate|set|set-*|suggest|switchover|sync|undelete|unregister|acknowledge|alter-*|calendar-mode|convert|database-failover|discover|evaluate-user-consents|kill|mac-verify|metrics|patch-partner-metadata|promote-replica|replicate|report-host-as-faulty|resume-instances|save|suspend-instances'

/** What is done in any group: what matters of it, the facts of the entry say. */
const DONE = `${WORK}|${ADMINISTERING}`

const COMPUTE = `
  compute instances create|start|stop|reset|suspend|resume|delete|update|move|add-labels|remove-labels|update-labels|add-tags|remove-tags|attach-disk|detach-disk|set-machine-type|set-scheduling|set-name|set-min-cpu-platform|set-disk-auto-delete|get-serial-port-output|tail-serial-port-output|add-metadata|remove-metadata|create-with-container|perform-maintenance|simulate-maintenance-event|bulk|network-interfaces|add-resource-policies|remove-resource-policies|os-inventory
  compute disks create|resize|snapshot|add-labels|remove-labels|delete|update|move|add-resource-policies|bulk
  compute networks create|delete|update
  compute networks subnets create|delete|update|expand-ip-range
  compute addresses|snapshots|images|instance-templates|instance-groups|target-pools|health-checks|http-health-checks|https-health-checks|backend-services|backend-buckets|url-maps|target-http-proxies|target-https-proxies|target-tcp-proxies|forwarding-rules|routers|ssl-certificates|machine-images|instant-snapshots|node-groups|node-templates|reservations|resource-policies|network-endpoint-groups|commitments create|delete|update|add-labels|remove-labels|add-backend|update-backend|remove-backend|add-path-matcher|set-default-service|add-host-rule|invalidate-cdn-cache|add-instances|remove-instances|add-health-checks|set-target|create-beta|update-traffic|edit|import|deprecate|validate
  compute images deprecate|import|create|delete|add-labels
  compute instance-groups managed|unmanaged create|delete|resize|rolling-action|set-autoscaling|stop-autoscaling|wait-until|recreate-instances|delete-instances|abandon-instances|set-named-ports|set-instance-template|update|update-autoscaling|update-instances|add-instances|remove-instances|create-instance|list-*|describe-*
  compute instance-groups set-named-ports|get-named-ports
  compute instance-groups managed rolling-action start-update|restart|replace|stop-proactive-update
  compute routers nats create|update|delete
  compute firewall-rules create|update|delete|list|describe
  compute project-info|regions|zones|machine-types describe|list|add-metadata
  compute ssh|scp|config-ssh|start-iap-tunnel|copy-files
  compute tpus create|delete|start|stop|list|describe|versions|locations|accelerator-types|reimage
  compute tpus tpu-vm create|delete|start|stop|ssh|scp|list|describe|update|versions|accelerator-types|get-*
  compute tpus queued-resources create|delete|list|describe|ssh|scp|reset
  compute operations wait|list|describe|delete
`

/** Groups that are called as a verb is: what lists or describes their members only looks. */
const VERBS_AS_GROUPS =
  'transfer|restore-*|patch-*|tag-*|import-*|resize-requests|ssh-keys|send-*|forward-*|publish-*|release-*|apply-*|run-*|deploy-*|connect-*|rollouts'
const LOOKED_AT = 'list|describe|list-*|describe-*|get-iam-policy'

/** Descriptions of what directs and sorts traffic, printed or put into a file; no data and no secrets are in them. */
const DESCRIBED =
  'backend-services|firewall-policies|forwarding-rules|network-firewall-policies|org-security-policies|security-policies|target-http-proxies|target-https-proxies|target-tcp-proxies|url-maps'

const EXPORTED = `
  @ config export
  @ @ config export
  @ @ @ config export
  @ @ @ @ config export
  compute ${DESCRIBED} export|export-rules
  network-services|network-security @ export
  network-services|network-security @ @ export
  certificate-manager trust-configs export
  dns record-sets export
  container binauthz policy export|export-system-policy
  deploy @ export
  privateca certificates export
`

/** What is asked of Google Cloud on ordinary days. What no line has is not known. */
export const GCLOUD = `
  @ ${MORE_LOOKS}
  @ @ ${MORE_LOOKS}
  @ @ @ ${MORE_LOOKS}
  ${VERBS_AS_GROUPS} ${LOOKED_AT}
  ${VERBS_AS_GROUPS} @ ${LOOKED_AT}
  ${VERBS_AS_GROUPS} @ @ ${LOOKED_AT}
  @ ${VERBS_AS_GROUPS} ${LOOKED_AT}
  @ ${VERBS_AS_GROUPS} @ ${LOOKED_AT}
  run @ @ tasks ${LOOKED_AT}
  @ @ ${VERBS_AS_GROUPS} ${LOOKED_AT}
  @ @ @ ${VERBS_AS_GROUPS} ${LOOKED_AT}
  transfer jobs config export
  essential-contacts compute
  policy-troubleshoot iam
  dataproc clusters gke
  storage service-agent
  ${EXPORTED.trim()}
  run|deploy ${LOOKS}|${MORE_LOOKS}|${WORK}
  run|deploy @ ${LOOKS}|${MORE_LOOKS}|${WORK}
  run|deploy @ @ ${LOOKS}|${MORE_LOOKS}|${WORK}
  * ${DONE}
  * * ${DONE}
  * * * ${DONE}
  * * * * ${DONE}
  * * * * * ${DONE}
  ${COMPUTE.trim()}
  init|info|feedback|survey|cheat-sheet|topic
  config set project|account|compute/*|run/*|functions/*|core/project|core/account|core/disable_prompts|core/verbosity|core/show_structured_logs|core/disable_usage_reporting|core/default_*|core/user_output_enabled|container/*|artifacts/*|builds/*|app/*|deploy/*|ai/*|dataproc/*|dataflow/*|eventarc/*|filestore/*|redis/*|spanner/*|survey/*|accessibility/*|component_manager/*|storage/*|disable_prompts|disable_usage_reporting|verbosity
  config unset|get|get-value|list
  config configurations create|activate|list|describe|delete|rename
  auth login|list|revoke|configure-docker|activate-service-account|application-default
  components list|install|update|restore|remove|reinstall|post-process
  container clusters create|create-auto|get-credentials|resize|upgrade|update|delete
  container node-pools create|update|delete|rollback|complete-upgrade
  container operations wait|cancel
  container images list|list-tags|describe|delete|add-tag|untag
  container fleet memberships register|unregister|get-credentials|list|describe|update
  container hub memberships register|unregister|get-credentials|list|describe
  builds submit|list|describe|log|cancel
  builds triggers run|list|describe
  run services update|update-traffic|replace|proxy|logs|delete
  run jobs create|deploy|update|execute|replace|delete
  functions deploy|call|logs|delete
  app deploy|browse|create|open-console|logs
  app logs tail|read
  artifacts print-settings
  storage cp|ls|cat|mv|rsync|du|hash|stat|rm
  storage buckets create|list|describe|delete
  storage buckets update
  storage objects list|describe|compose
  storage folders|managed-folders create|delete|list|describe
  sql instances create|restart|patch|delete|failover|restart|upgrade
  sql databases create|delete|patch|list|describe
  sql backups create|list|describe|restore
  sql operations wait|list
  sql connect
  services enable|list
  projects create|list|describe
  iam service-accounts create|list|describe
  iam workload-identity-pools create
  iam roles list|describe
  kms keyrings|keys create
  kms encrypt|decrypt
  logging read|tail|write
  scheduler jobs run|list|describe
  tasks queues create|update|pause|resume|list|describe
  redis|spanner|bigtable|filestore|firestore|datastore instances|databases create
  emulators @ start|env-init
  firebase test
  monitoring dashboards create|update|delete
  dns managed-zones create
  secrets create
  secrets versions add
  source repos create|clone
  composer environments create|update|list|describe
  cloud-shell ssh|scp
`
