mod typescript;
